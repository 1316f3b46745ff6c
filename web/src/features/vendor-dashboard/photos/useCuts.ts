import { useState } from 'react';
import type { Cut } from '#shared/pictures/cut/cut.ts';
import type { PhotoUploads } from '#shared/pictures/uploads/usePhotoUploads.ts';

interface Waiting {
  readonly files: readonly File[];
  readonly count: number;
}

const NOTHING: Waiting = { files: [], count: 0 };

/** What is asked of each photo, and what may be answered. */
export interface Choice {
  /** Those that wait; the first is asked about. */
  files: readonly File[];
  /** Of so many in all. */
  count: number;
  /** All of the picture shows where no part is named. */
  onChosen: (file: File, cut?: Cut) => void;
  onLeaveOut: (file: File) => void;
  onAllWhole: () => void;
  /** None of those that wait is added. */
  onClose: () => void;
}

/** Photos that wait, one after the other, until it is chosen which part of them shows; each is sent as soon as it is. */
export function useCuts(uploads: PhotoUploads): { uploads: PhotoUploads; choice: Choice } {
  const [{ files, count }, setWaiting] = useState(NOTHING);
  const pass = (decided: File) => setWaiting((waiting) => ({ ...waiting, files: waiting.files.filter((file) => file !== decided) }));

  return {
    uploads: { ...uploads, add: (added) => setWaiting({ files: added, count: added.length }) },
    choice: {
      files,
      count,
      onChosen: (file, cut) => {
        uploads.add([file], cut);
        pass(file);
      },
      onLeaveOut: pass,
      onAllWhole: () => {
        uploads.add(files);
        setWaiting(NOTHING);
      },
      onClose: () => setWaiting(NOTHING),
    },
  };
}
