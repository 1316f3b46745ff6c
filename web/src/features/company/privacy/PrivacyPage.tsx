import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Article, type Chapter } from '../layout/Article.tsx';
import { BrowserStorage } from './BrowserStorage.tsx';
import { WhatWeHold } from './WhatWeHold.tsx';
import { WhoSeesWhat } from './WhoSeesWhat.tsx';

const chapters: readonly Chapter[] = [
  { id: 'in-short', title: 'In short', Text: InShort },
  { id: 'what-we-hold', title: 'What we hold, and why', Text: WhatWeHold },
  { id: 'who-sees-what', title: 'Who sees what', Text: WhoSeesWhat },
  { id: 'encryption', title: 'How it is kept', Text: Encryption },
  { id: 'erasure', title: 'How it is erased', Text: Erasure },
  { id: 'browser', title: 'Cookies and storage in your browser', Text: BrowserStorage },
  { id: 'how-long', title: 'How long we keep it', Text: HowLong },
  { id: 'your-rights', title: 'What you can ask for', Text: YourRights },
  { id: 'changes', title: 'Changes', Text: Changes },
];

/** /privacy */
export function PrivacyPage() {
  return (
    <Article
      title="Privacy policy"
      description="Which personal data Plumb & Level holds, why, who sees them, how they are encrypted and how they are erased."
      path={paths.privacy}
      lead="What we know about you, why we know it, who else sees it, and how you make us forget it. In force since November 28, 2026."
      chapters={chapters}
    />
  );
}

function InShort() {
  return (
    <ul>
      <li>We hold what is needed to book, to carry out and to review a job, and no more.</li>
      <li>Nobody else tracks you here: our pages load nothing from other sites. We count visits, not people.</li>
      <li>Your street is shown to a provider only when a booking is confirmed.</li>
      <li>Personal data in our history are encrypted under a key of your own. Destroying that key erases them.</li>
    </ul>
  );
}

function Encryption() {
  return (
    <>
      <p>
        Plumb & Level keeps a history in which nothing is ever changed. That is why personal data never stand in it in clear text: each
        person’s names, addresses, instructions, reviews and messages are encrypted with a key that belongs to that person alone. Tax IDs,
        document numbers and bank accounts exist nowhere else.
      </p>
      <p>
        To show you a page quickly, names, addresses and texts are also kept in working tables that are computed from the history. These are
        emptied of your data when you are erased.
      </p>
      <p>Passwords are kept as argon2id hashes, apart from the history.</p>
    </>
  );
}

function Erasure() {
  return (
    <>
      <p>
        When an account is deleted, its key is destroyed and the working tables are emptied of its data. What the key locked can’t be read
        again by anybody, us included. All sessions of the account end.
      </p>
      <p>
        What remains tells nobody who you were: that a booking was made, when, and for how much, and the stars of a review. Its text is
        gone, and “Anonymous” stands beside it.
      </p>
      <p>An account can be deleted once no booking and no claim is open. Until then both sides still need each other’s details.</p>
      <p>A message that you sent without being signed in has a key of its own, and can be erased by itself.</p>
    </>
  );
}

function HowLong() {
  return (
    <ul>
      <li>Account, bookings and reviews: until your account is deleted.</li>
      <li>Sessions: 31 days after they were last used.</li>
      <li>Who was here on a day, without a name: until that day is counted, a few minutes after midnight, UTC.</li>
      <li>Links and codes in mails: good for 24 hours at most, removed a day later.</li>
      <li>The count of failed sign-ins, and of codes from mails that were tried: a day.</li>
      <li>
        Contact messages: for twelve months or until you ask us to erase them; those that you sent while signed in go with your account.
      </li>
    </ul>
  );
}

function YourRights() {
  return (
    <>
      <p>
        You can see what we hold about you, take a copy of it with you, correct it and delete it. Your{' '}
        <Link to={paths.profile}>profile</Link> is yours to change, and at the end of your <Link to={paths.settings}>settings</Link> you can
        download your data and delete your account. For anything else, <Link to={paths.contactAbout('privacy')}>write to us</Link>, if you
        can while you are signed in, so that we know that it is you. It costs nothing.
      </p>
      <p>The law of the place where you live may give you more rights than that. Nothing here takes any of them away.</p>
    </>
  );
}

function Changes() {
  return (
    <p>
      When this policy changes, the new text stands here with its date. If we ever wanted to use data for something new, we would ask you
      first.
    </p>
  );
}
