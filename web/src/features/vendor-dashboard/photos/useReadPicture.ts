import { useEffect, useEffectEvent, useState } from 'react';
import { readPicture } from '#shared/pictures/read-picture.ts';

interface Demands {
  /** Pixels of its shorter side. */
  least: number;
  /** It can't be read, or is smaller. */
  onUnfit: () => void;
}

/** A chosen file as a picture, once it has been read; and whether any has been, of those that came before it too. */
export function useReadPicture(file: File, { least, onUnfit }: Demands): { picture: HTMLCanvasElement | undefined; begun: boolean } {
  const [read, setRead] = useState<{ file: File; picture: HTMLCanvasElement }>();
  const unfit = useEffectEvent(onUnfit);

  useEffect(() => {
    let left = false;
    const take = async () => {
      const picture = await readPicture(file).catch(() => undefined);
      if (left) return;
      if (!picture || Math.min(picture.width, picture.height) < least) unfit();
      else setRead({ file, picture });
    };
    void take();
    return () => {
      left = true;
    };
  }, [file, least]);

  return { picture: read?.file === file ? read.picture : undefined, begun: read !== undefined };
}
