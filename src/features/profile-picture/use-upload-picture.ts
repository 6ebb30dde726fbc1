import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { uploadProfilePicture } from '#contract/endpoints/user.ts'
import { upload } from '#src/api/upload.ts'
import { useWrite } from '#src/api/use-write.ts'
import { toast } from '#src/ui/toast-store.ts'
import type { Crop } from './crop.ts'
import { cutPicture } from './cut-picture.ts'

interface CutPicture {
  bitmap: ImageBitmap
  crop: Crop
}

/** Sends a part of a picture as the user's. Leaving the page breaks it off.
 *  @param onUploaded called once the server has it */
export function useUploadPicture(onUploaded: () => void) {
  const [part, setPart] = useState(0)
  const way = useRef(new AbortController())
  useEffect(() => () => way.current.abort(), [])
  const { mutate, isPending, error, reset } = useWrite({
    mutationFn: async ({ bitmap, crop }: CutPicture) => {
      const files = [{ name: 'profile.jpg', content: await cutPicture(bitmap, crop) }]
      const { signal } = way.current
      return upload(uploadProfilePicture, { files, onProgress: setPart, signal })
    },
    onMutate() {
      setPart(0)
      way.current = new AbortController()
    },
    onSuccess() {
      toast(t`Uploaded successfully. You may need to logout and login to see changes`)
      onUploaded()
    },
    meta: { invalidates: uploadProfilePicture.invalidates },
  })
  return { send: mutate, cancel: () => way.current.abort(), part, isPending, error, reset }
}
