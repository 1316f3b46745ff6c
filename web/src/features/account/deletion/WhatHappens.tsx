import { styled } from '@mui/material/styles';
import { useSignedInUser } from '#api/session/session.ts';

const List = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 6 });

/** What deleting an account does, and what it leaves. */
export function WhatHappens() {
  const offersServices = useSignedInUser()?.roles.includes('vendor');
  return (
    <List>
      <li>You are signed out, here and everywhere else.</li>
      <li>
        Your name, email address, phone number, addresses, photo, settings and messages are erased. Nobody can read them again, us included.
      </li>
      <li>Your bookings keep their title, time and price, without your name.</li>
      <li>Your reviews keep their stars, lose their text, and show “Anonymous”.</li>
      {offersServices && <li>Your business and its services are no longer offered. Its name stays in the bookings of your customers.</li>}
      <li>You can sign up with the same email address again, as somebody new.</li>
    </List>
  );
}
