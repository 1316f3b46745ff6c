import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { LARGEST_FILE } from '#shared/pictures/read-picture.ts';

const NOT_A_PICTURE = 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP file.';
const TOO_LARGE = 'This picture is larger than 20 MB. Please choose a smaller one.';
const TOO_MANY = 'Please choose one picture only.';

const REASONS: Readonly<Record<string, string>> = {
  'file-too-large': TOO_LARGE,
  'file-invalid-type': NOT_A_PICTURE,
  'too-many-files': TOO_MANY,
};

/**
 * A picture that was chosen or dropped, as it was read, or why it can't be.
 * @param read fails where the file is no picture that this browser can show
 */
export function useChosenPicture<Picture>(read: (file: File) => Promise<Picture>) {
  const [picture, setPicture] = useState<Picture>();
  const [refusal, setRefusal] = useState<string>();

  const take = async ([file]: File[], [rejected]: FileRejection[]) => {
    setRefusal(rejected && (REASONS[rejected.errors[0]?.code ?? ''] ?? NOT_A_PICTURE));
    if (rejected || !file) return;
    try {
      const chosen = await read(file);
      setPicture(() => chosen);
    } catch {
      setRefusal(NOT_A_PICTURE);
    }
  };

  const zone = useDropzone({
    accept: { 'image/*': [] },
    multiple: false,
    maxSize: LARGEST_FILE,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => void take(files, rejections),
  });

  return { picture, refusal, zone, forget: () => setPicture(undefined) };
}
