import { type ReactNode, useState } from 'react';
import { Panel } from '#ui/cards/Panel.tsx';
import { TableButton } from './TableButton.tsx';

interface Props {
  title: string;
  /** The same values, one below the other. */
  table: ReactNode;
  children: ReactNode;
}

/** A part of a dashboard that is charts, with the table behind them. */
export function ChartPanel({ title, table, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel title={title} action={<TableButton title={title} pressed={asTable} onPress={() => setAsTable(!asTable)} />}>
      {asTable ? table : children}
    </Panel>
  );
}
