import { Definition } from '#ui/cards/Definition.tsx';

interface Props {
  children: string;
  /** What the figures below it count. */
  definition?: string;
  /** The figures line up at the right. */
  number?: boolean;
}

/** The name of a column. */
export function Head({ children, definition, number }: Props) {
  return (
    <th scope="col" data-number={number || undefined}>
      {children}
      {definition && <Definition of={children}>{definition}</Definition>}
    </th>
  );
}
