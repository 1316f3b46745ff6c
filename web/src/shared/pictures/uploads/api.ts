import { baseApi } from '#api/base.ts';
import { upload } from '#api/upload.ts';

/** What is sent, and where to: a path of the API such as `/api/v1/vendor/photos`. */
interface Sent {
  url: string;
  photo: Blob;
  onProgress: (share: number) => void;
}

const files = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture as it is: the generated endpoints would not tell how far it has come. */
    sendPhoto: build.mutation<unknown, Sent>({
      queryFn: ({ url, photo, onProgress }, api) => upload({ url, body: photo, onProgress }, api),
    }),
  }),
});
export const { useSendPhotoMutation } = files;
