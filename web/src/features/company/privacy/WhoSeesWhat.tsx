import { Facts } from '../layout/Prose.ts';

const SEEN: readonly { by: string; sees: string }[] = [
  {
    by: 'Everybody',
    sees: 'Of a customer: the name beside a review (“Anonymous” if they have switched their public profile off), its stars and its text. Of a provider: business name and description, owner’s name, phone number, business address, website, services, prices, photos of their work and ratings.',
  },
  {
    by: 'A provider whom you ask for a job',
    sees: 'Your name, your phone number if your profile has one, your instructions, city and ZIP code. Your street only once the booking is confirmed.',
  },
  {
    by: 'Administrators',
    sees: 'What they need to run the place: applications, names in bookings, and messages sent by the contact form. The tax ID, document and bank account of a provider they see masked; in full only after giving their password again and a reason, and each such look is recorded.',
  },
  { by: 'Auditors', sees: 'Kinds, times, states and amounts of what happened. They can change nothing.' },
  {
    by: 'Other companies',
    sees: 'Nothing. We sell no data and share none for advertising. A mail service carries the mails that we send you.',
  },
];

export function WhoSeesWhat() {
  return (
    <Facts>
      {SEEN.map(({ by, sees }) => (
        <div key={by}>
          <dt>{by}</dt>
          <dd>{sees}</dd>
        </div>
      ))}
    </Facts>
  );
}
