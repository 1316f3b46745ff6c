import { useRef, useState } from 'react';
import { asProblem } from '#problem.ts';
import type { Cut } from '#shared/pictures/cut/cut.ts';
import { useSendPhotoMutation } from './api.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file on its way. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly file: File;
  /** The part that is to show; all of it, if left out. */
  readonly cut: Cut | undefined;
  /** The share that has been sent, 0 to 1; 0 while it waits. */
  readonly progress: number;
  /** Why it was not taken; `null` while it is on its way. */
  readonly problem: string | null;
}

export interface PhotoUploads {
  readonly uploads: readonly Upload[];
  readonly held: boolean;
  readonly add: (files: readonly File[], cut?: Cut) => void;
  readonly again: (upload: Upload) => void;
  readonly letGo: (key: number) => void;
  /** Sends what was held back, or waits for what is on its way; answers whether it has come. */
  readonly release: () => Promise<boolean>;
}

const NOT_A_PICTURE = 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP file.';

/** The part that shows is told beside the picture, which is the whole body. */
const addressOf = (url: string, cut: Cut | undefined) =>
  cut ? `${url}?${String(new URLSearchParams(Object.entries(cut).map(([name, share]) => [name, String(share)])))}` : url;

/**
 * Sends files one after the other: the server works on one photo of a person at a time. What fails stays until it is tried again or let go.
 * @param url where to: a path of the API
 * @param held they wait until `release` is called
 */
export function usePhotoUploads(url: string, held = false): PhotoUploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [sendPhoto] = useSendPhotoMutation();
  const nextKey = useRef(0);
  const last = useRef(Promise.resolve(true));

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const letGo = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  /** Whether it has come. */
  async function send({ key, file, cut }: Upload): Promise<boolean> {
    const photo = await shrinkPicture(file, cut).catch(() => undefined);
    if (!photo) return failed(key, NOT_A_PICTURE);
    const { error } = await sendPhoto({ url: addressOf(url, cut), photo, onProgress: (progress) => change(key, { progress }) });
    if (error) {
      const { fields, detail } = asProblem(error);
      return failed(key, fields?.['photo'] ?? detail);
    }
    letGo(key);
    return true;
  }
  function failed(key: number, problem: string): false {
    change(key, { progress: 0, problem });
    return false;
  }
  const sent = (upload: Upload): Promise<boolean> => (last.current = last.current.then(() => send(upload)));

  function add(files: readonly File[], cut?: Cut): void {
    const added = files.map((file) => ({ key: nextKey.current++, name: file.name, file, cut, progress: 0, problem: null }));
    setUploads((all) => [...all, ...added]);
    if (!held) for (const upload of added) void sent(upload);
  }
  /** As a new one, behind the others. */
  function again({ key, file, cut }: Upload): void {
    letGo(key);
    add([file], cut);
  }
  async function release(): Promise<boolean> {
    if (!held) return last.current;
    const came = await Promise.all(uploads.filter(({ problem }) => problem === null).map(sent));
    return came.every(Boolean);
  }
  return { uploads, held, add, again, letGo, release };
}
