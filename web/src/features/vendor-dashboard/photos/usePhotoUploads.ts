import { useRef, useState } from 'react';
import { asProblem } from '#problem.ts';
import { useSendWorkPhotoMutation } from './api.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file on its way. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly file: File;
  /** The share that has been sent, 0 to 1; 0 while it waits. */
  readonly progress: number;
  /** Why it was not taken; `null` while it is on its way. */
  readonly problem: string | null;
}

const NOT_A_PICTURE = 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP file.';

/** Sends files one after the other: the server works on one photo of a person at a time. What fails stays until it is tried again or let go. */
export function usePhotoUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [sendPhoto] = useSendWorkPhotoMutation();
  const nextKey = useRef(0);
  const last = useRef(Promise.resolve());

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const letGo = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file }: Upload): Promise<void> {
    const photo = await shrinkPicture(file).catch(() => undefined);
    if (!photo) return change(key, { problem: NOT_A_PICTURE });
    const { error } = await sendPhoto({ photo, onProgress: (progress) => change(key, { progress }) });
    if (!error) return letGo(key);
    const { fields, detail } = asProblem(error);
    change(key, { progress: 0, problem: fields?.['photo'] ?? detail });
  }

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ key: nextKey.current++, name: file.name, file, progress: 0, problem: null }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) last.current = last.current.then(() => send(upload));
  }
  /** As a new one, behind the others. */
  function again({ key, file }: Upload): void {
    letGo(key);
    add([file]);
  }
  return { uploads, add, again, letGo };
}
