import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { CompanyPage } from '../layout/CompanyPage.tsx';
import { Prose } from '../layout/Prose.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ContactMessage } from './schema.ts';
import { Sent } from './Sent.tsx';

/** /contact */
export function ContactPage() {
  const [sent, setSent] = useState<ContactMessage>();
  return (
    <CompanyPage
      title="Contact"
      description="Write to Plumb & Level: about a booking, a charge, your account, your data, or anything else."
      path={paths.contact}
      lead="Write to us with whatever is on your mind. A person reads it and answers by email."
    >
      <Columns>
        {sent ? <Sent message={sent} onAnother={() => setSent(undefined)} /> : <ContactForm onSent={setSent} />}
        {!sent && <BeforeYouWrite />}
      </Columns>
    </CompanyPage>
  );
}

function BeforeYouWrite() {
  return (
    <Prose>
      <h2>Before you write</h2>
      <ul>
        <li>
          Many answers stand in <Link to={paths.help}>Help</Link> already.
        </li>
        <li>
          If somebody did not come, write within 24 hours. If the work is not good, write within 72 hours after it was completed. The{' '}
          <Link to={`${paths.terms}#no-show`}>terms</Link> say what happens then.
        </li>
        <li>
          If you have an account, <Link to={paths.authReturningTo(paths.contact)}>sign in</Link> first: then we know that it is you.
        </li>
        <li>Please send no passwords, card numbers or documents.</li>
      </ul>
      <p>
        What becomes of your message is in our <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    </Prose>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gap: 56, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));
