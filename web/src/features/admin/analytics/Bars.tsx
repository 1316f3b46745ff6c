import Typography from '@mui/material/Typography';
import { Definition } from '#ui/cards/Definition.tsx';
import { BarChart } from '#ui/charts/BarChart.tsx';
import type { Point } from '#ui/charts/chart.ts';
import { ChartFrame } from '#ui/charts/ChartFrame.tsx';
import { grouped } from '#ui/format/numbers.ts';

/** What a bar counts, where its name alone does not say it. */
export interface Words {
  of: string;
  definition: string;
}

interface Props {
  title: string;
  definition: string;
  /** What a bar stands for: "Bookings that were". */
  of: string;
  points: readonly Point[];
  /** In place of the bars, where there are none. */
  none: string;
  wordsOf?: (key: string) => Words | undefined;
}

/** Counts as bars, each with what it counts, and the table behind them. */
export function Bars({ title, definition, of, points, none, wordsOf }: Props) {
  const explained = (key: string) => {
    const words = wordsOf?.(key);
    return words && <Definition of={words.of}>{words.definition}</Definition>;
  };
  return (
    <ChartFrame title={title} definition={definition} of={of} points={points} written={grouped}>
      {points.length > 0 ? (
        <BarChart name={title} points={points} written={grouped} beside={explained} />
      ) : (
        <Typography color="textSecondary">{none}</Typography>
      )}
    </ChartFrame>
  );
}
