import { Facts } from '../layout/Prose.ts';

const HELD: readonly { what: string; why: string }[] = [
  {
    what: 'Your account: name, email address, a fingerprint of your password',
    why: 'To sign you in and to send you the mails that belong to your account. We can’t read your password, only compare it.',
  },
  {
    what: 'Your profile, as far as you fill it in: phone number, address, city, state, ZIP code',
    why: 'So that a provider can call you. Every field may stay empty.',
  },
  {
    what: 'Your photo, if you upload one: the part that you chose, without what the camera wrote into it',
    why: 'To show it beside your name. Its address can’t be guessed, but whoever has it can open it. Without a photo a picture is drawn that has nothing to do with you.',
  },
  { what: 'Your settings, and lists that you keep under a name if you are an administrator', why: 'To do as you chose.' },
  {
    what: 'Your bookings: service, time, price, street and ZIP code, instructions',
    why: 'So that the provider finds you, and that both sides can look up what was agreed.',
  },
  { what: 'Your reviews: stars and text', why: 'So that others know what to expect.' },
  {
    what: 'If you apply as a provider: business details, contact person, tax ID, number of an identity document, bank account',
    why: 'To decide who may offer services here.',
  },
  {
    what: 'Photos of your work, if you show any as a provider, and what you say about them',
    why: 'To show customers what you do. They are drawn anew, without what the camera wrote into them; whoever has the address of one can open it.',
  },
  {
    what: 'That somebody was here today, how far they came and what they searched for, under a number that is drawn from network address and browser by a key that is thrown away with the day; not whose it was',
    why: 'To count visitors, and to learn what is wanted. Of what is searched for we keep only texts that at least three visitors of a day typed. You can choose not to be counted.',
  },
  { what: 'Messages that you send by the contact form', why: 'To answer them.' },
  {
    what: 'Your sign-ins: when a session began and was last used, and the kind of browser and system, such as “Chrome on Linux”',
    why: 'To keep you signed in, to show you where you are, and to slow down whoever tries passwords.',
  },
  {
    what: 'With two-factor: the key that your authenticator app has too, encrypted, and fingerprints of your recovery codes',
    why: 'To check the codes that you enter.',
  },
];

export function WhatWeHold() {
  return (
    <>
      <p>We hold what you tell us and what you do here, and nothing that we bought or collected elsewhere.</p>
      <Facts>
        {HELD.map(({ what, why }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </Facts>
      <p>
        Our server’s log notes what was asked for and how it was answered. It notes no network addresses, no search terms and no names. To
        limit how often one sender can write by the contact form or be counted, a fingerprint of your network address is kept for some
        minutes.
      </p>
    </>
  );
}
