import { type ReactNode, useId } from 'react';
import { SmallTitle } from '#ui/page/text.ts';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <SmallTitle as="h2" id={id}>
        {title}
      </SmallTitle>
      {children}
    </div>
  );
}
