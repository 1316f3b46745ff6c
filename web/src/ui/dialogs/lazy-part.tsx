import type { ComponentType } from 'react';
import { UNREACHABLE } from '#problem.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { useLazyPart } from './useLazyPart.ts';

/**
 * A large part of a page that is fetched when it is first shown; `Waiting` keeps its place. Where it can't be fetched, it says so there and lets try again; the
 * rest of the page stays. For dialogs there is `onDemand`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  const once = async () => (known = await load());
  return function LazyPart(props) {
    const { Part = known, failed, again } = useLazyPart(once, !known);
    if (Part) return <Part {...props} />;
    return failed ? <ProblemAlert problem={UNREACHABLE} onRetry={again} /> : <Waiting />;
  };
}
