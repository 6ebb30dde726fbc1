import { deletePicture, setPictureOrder, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { uploadProfilePicture } from '#contract/endpoints/user.ts'
import { route } from '#server/plugins/route.ts'
import * as pictures from '#server/services/pictures.ts'

export const pictureRoutes = [
  route(uploadListingPictures, async ({ context, userId, params, files }) => ({
    resObj: null,
    files: await pictures.addListingPictures(context, userId, params.id, files),
  })),

  route(uploadProfilePicture, async ({ context, userId, files }) => ({
    resObj: null,
    files: [await pictures.setProfilePicture(context, userId, files)],
  })),

  route(setPictureOrder, async ({ context, userId, params, body }) => ({
    resObj: await pictures.orderPictures(context, userId, params.id, body.images),
  })),

  route(deletePicture, async ({ context, userId, params, query }) => ({
    resObj: await pictures.removePicture(context, userId, params.src, query.RentId),
  })),
]
