import { Facts } from '../layout/Prose.ts';
import { CountingChoice } from './CountingChoice.tsx';

const STORED: readonly { name: string; what: string }[] = [
  {
    name: 'Cookie “session” (“__Host-session” over https)',
    what: 'Keeps you signed in. Scripts can’t read it. It ends when you sign out, after 7 days without use, and after 30 days at the latest.',
  },
  {
    name: 'Cookie “device” (“__Host-device” over https)',
    what: 'That you have signed in here before, so that a stranger who guesses your password does not make you wait too. It is a random number with a seal for each account, names nobody and opens nothing; scripts can’t read it. Kept for 180 days after you were last signed in here. It is worth nothing any more once your password is changed, or this browser is signed out from another one.',
  },
  {
    name: 'Cookie “last-visit” (“__Host-last-visit” over https)',
    what: 'Only if you allow it below: the day on which you were last here, and nothing else, so that we know how many come again. Everybody who was here that day has the same. Kept for 180 days; removed when you choose otherwise.',
  },
  { name: 'Cookie “sidebar_state”', what: 'Whether the menu of your dashboard is open. Kept for 7 days.' },
  {
    name: 'Local storage “plumb-and-level.session”',
    what: 'That you are signed in, as whom and until when. Removed when you sign out.',
  },
  {
    name: 'Local storage “plumb-and-level.known”',
    what: 'That somebody has signed in here before, not who, so that booking first asks newcomers to sign up and everybody else to log in. Kept until you clear your browser’s data.',
  },
  {
    name: 'Local storage “plumb-and-level.place”',
    what: 'Your ZIP code with its city, if you gave it or let your browser find it, so that you see who comes to you. Kept until you change it or clear your browser’s data.',
  },
  {
    name: 'Local storage “plumb-and-level.visits”',
    what: 'What you have chosen below, if you have. Kept until you clear your browser’s data.',
  },
  { name: 'Local storage “mui-mode” and similar', what: 'Whether you like the pages light or dark.' },
  {
    name: 'Session storage',
    what: 'What you have typed into a booking form or an application as a provider, filters that you have chosen and not applied, and how far you have scrolled. Passwords, tax IDs, document numbers and bank data are never stored. It ends with the tab.',
  },
];

export function BrowserStorage() {
  return (
    <>
      <p>
        There are no advertising cookies here, and nobody else’s. What we store in your browser is needed for what you asked for, or you
        have allowed it below, which is why no banner asks you about it.
      </p>
      <Facts>
        {STORED.map(({ name, what }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Facts>
      <CountingChoice />
      <p>If you let your browser tell us where you are, the position is used once, to find your ZIP code, and is not kept.</p>
    </>
  );
}
