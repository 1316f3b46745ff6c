import { Panel } from '#ui/cards/Panel.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import { Figure, FigureList } from '../table/FigureList.tsx';
import type { Report } from './api.ts';

export function CustomerInsights({ customers }: { customers: Report['customers'] }) {
  return (
    <Panel title="Customer Insights">
      <FigureList>
        <Figure label="Customers" definition="Everybody who made a booking on these days.">
          {grouped(customers.total)}
        </Figure>
        <Figure label="New" definition="Those of them whose first booking with you it was.">
          {grouped(customers.new)}
        </Figure>
        <Figure label="Returning" definition="Those of them who had booked with you before these days.">
          {grouped(customers.returning)}
        </Figure>
      </FigureList>
      {customers.cities.length > 0 && <Cities cities={customers.cities} />}
    </Panel>
  );
}

function Cities({ cities }: Pick<Report['customers'], 'cities'>) {
  return (
    <Table>
      <caption>Where your customers are</caption>
      <thead>
        <tr>
          <Head>City</Head>
          <Head number definition="How many customers booked work in the city on these days. The five cities with the most are shown.">
            Customers there
          </Head>
        </tr>
      </thead>
      <tbody>
        {cities.map(({ city, state, customers }) => (
          <tr key={`${city}, ${state}`}>
            <th scope="row">
              {city}, {state}
            </th>
            <td data-label="Customers there" data-number>
              {grouped(customers)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
