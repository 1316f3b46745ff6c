import { useRef, useState } from 'react';
import type { Cut } from '#shared/pictures/cut/cut.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useSendPortraitMutation } from './api.ts';
import { cropPicture } from './crop-picture.ts';

/** Sends the chosen part of a picture, and says how far it has come. */
export function useUpload(onDone: () => void) {
  const [sendPortrait] = useSendPortraitMutation();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<unknown>();
  const running = useRef<ReturnType<typeof sendPortrait>>(undefined);
  const left = useRef(false);

  const send = async (picture: HTMLCanvasElement, cut: Cut) => {
    setProblem(undefined);
    setProgress(0);
    try {
      running.current = sendPortrait({ photo: await cropPicture(picture, cut), onProgress: setProgress });
      await running.current.unwrap();
      onDone();
      toast.success('Photo updated', 'Your new photo shows from now on.');
    } catch (cause) {
      if (!left.current) setProblem(cause);
    } finally {
      setProgress(undefined);
    }
  };

  const cancel = () => {
    left.current = true;
    running.current?.abort();
  };

  return { send, cancel, progress, problem };
}
