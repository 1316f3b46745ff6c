import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toast.ts';

interface Closable {
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog or menu that is fetched when it is first opened: `onDemand(async () => (await import('./ReplyDialog.tsx')).ReplyDialog)`. Where it can't be, it says
 * so and closes; the page stays as it is, and the next press tries again.
 */
export function onDemand<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function OnDemand(props) {
    const wanted = props.open ?? true;
    const [Part, setPart] = useState<ComponentType<Props>>();
    const giveUp = useEffectEvent(() => {
      toast.error('This could not be opened', 'Please check your connection and try again.');
      props.onClose();
    });
    useEffect(() => {
      if (!wanted || Part) return undefined;
      let left = false;
      load().then(
        (fetched) => !left && setPart(() => fetched),
        () => !left && giveUp(),
      );
      return () => {
        left = true;
      };
    }, [wanted, Part]);
    return Part ? <Part {...props} /> : null;
  };
}
