import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { useLazyPart } from './useLazyPart.ts';

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
    const { Part, failed, again } = useLazyPart(load, props.open ?? true);
    const giveUp = useEffectEvent(() => {
      toast.error('This could not be opened', 'Please check your connection and try again.');
      props.onClose();
      again();
    });
    useEffect(() => {
      if (failed) giveUp();
    }, [failed]);
    return Part ? <Part {...props} /> : null;
  };
}
