const COSTS: readonly { when: string; cost: string }[] = [
  { when: 'You withdraw a request that has not been answered', cost: 'Nothing' },
  { when: 'The provider declines, does not answer in time, or cancels', cost: 'Nothing' },
  { when: 'You cancel 24 hours or more before the start', cost: 'Nothing' },
  { when: 'You cancel within 5 minutes of booking', cost: 'Nothing' },
  {
    when: 'You cancel a confirmed booking later than that, before the start',
    cost: 'The provider’s cancellation fee: $25.00 unless another was shown when you booked, and never more than the price',
  },
];

/** What a booking that does not take place costs its customer. */
export function CancellationTable() {
  return (
    <table>
      <caption>What a cancelled booking costs the customer</caption>
      <thead>
        <tr>
          <th scope="col">What happens</th>
          <th scope="col">You pay</th>
        </tr>
      </thead>
      <tbody>
        {COSTS.map(({ when, cost }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
