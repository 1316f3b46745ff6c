import { Money } from '#ui/format/Money.tsx';
import { monthLabel } from '#ui/format/months.ts';
import { Head } from '#ui/table/Head.tsx';
import { SideBySide } from '../../table/SideBySide.ts';
import { type EarningsMonth, PARTS, partsOf } from './earned-months.ts';

export function EarningsTable({ caption, months }: { caption: string; months: readonly EarningsMonth[] }) {
  return (
    <SideBySide>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <Head>Month</Head>
          {PARTS.map(({ name, definition }) => (
            <Head key={name} number definition={definition}>
              {name}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((each) => (
          <tr key={each.month}>
            <th scope="row">{monthLabel(each.month)}</th>
            {partsOf(each).map((cents, index) => (
              <td key={PARTS[index]!.name} data-label={PARTS[index]!.name} data-number>
                <Money cents={cents} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SideBySide>
  );
}
