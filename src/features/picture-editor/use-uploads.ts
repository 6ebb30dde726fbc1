import { t } from '@lingui/core/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { setPictureOrder, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { NetworkError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { readAgainInAllTabs } from '#src/api/query-client.ts'
import { upload } from '#src/api/upload.ts'
import { whenLoggedIn } from '#src/api/when-logged-in.ts'
import { whenReachable } from '#src/api/when-reachable.ts'
import { toast } from '#src/ui/toast-store.ts'
import { asChosen } from './chosen-order.ts'
import { preparePictures } from './prepare-pictures.ts'
import { uploadQueue } from './upload-queue.ts'

/** Shows the listing with other pictures. @returns those that it shows now */
export type ChangePictures = (change: (pictures: string[]) => string[]) => string[]

/** What is on its way to a listing. Leaving the page breaks it off. */
export function useUploads(listing: Listing, changePictures: ChangePictures) {
  const [{ queue, stop }] = useState(() => uploadsTo(listing, changePictures))
  useEffect(() => stop, [stop])
  return { uploads: useSyncExternalStore(queue.subscribe, queue.get), queue }
}

function uploadsTo({ id: listingId, lenderId }: Listing, changePictures: ChangePictures) {
  const params = { id: listingId }
  const chosen = new Map<number, string>()
  const preparing = preparePictures()
  const queue = uploadQueue({
    prepare: preparing.ask,
    async whenReady(signal) {
      await whenReachable(signal)
      await whenLoggedIn(lenderId, signal)
    },
    async send({ id, file }, content, way) {
      const files = [{ name: file.name, content }]
      const sent = upload(uploadListingPictures, { params, files, ...way })
      const answer = await sent.catch(unlessPutOff)
      if (!answer) return false
      const [source] = answer.beside.files
      if (source === undefined) return true
      chosen.set(id, source)
      const images = changePictures((pictures) => asChosen(pictures, chosen, id))
      if (images.at(-1) === source) return true
      // The server has it at the end. Where the order cannot be kept, the person sees it and may drag.
      await call(setPictureOrder, { params, body: { images } }).catch(() => undefined)
      return true
    },
    onRest(uploadedCount, mayHaveCome) {
      if (uploadedCount > 0) toast(t`Uploaded`)
      if (uploadedCount > 0 || mayHaveCome)
        void readAgainInAllTabs(uploadListingPictures.invalidates)
    },
  })
  return {
    queue,
    stop() {
      const hasCome = queue.get().some(({ state }) => state === 'uploaded')
      if (hasCome) void readAgainInAllTabs(uploadListingPictures.invalidates)
      queue.stop()
      preparing.stop()
    },
  }
}

/** @returns null where the session has ended, or nothing has come to the server */
function unlessPutOff(error: unknown): null {
  const hasNotLeft = error instanceof NetworkError && error.connection === 'none'
  if (hasNotLeft || isRefusedAs(error, 'login-needed')) return null
  throw error
}
