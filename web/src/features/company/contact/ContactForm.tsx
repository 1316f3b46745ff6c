import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { CONTACT_TOPICS } from '#shared/contact-topics.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { type ContactMessage, isTopic, LONGEST_MESSAGE, LONGEST_NAME } from './schema.ts';
import { useContactForm } from './useContactForm.ts';

/** Its place is kept, so that nothing jumps when a message of what is wrong comes. */
const NOTHING_WRONG = ' ';

export function ContactForm({ onSent }: { onSent: (message: ContactMessage) => void }) {
  const [params] = useSearchParams();
  const { form, problem, submit } = useContactForm(onSent);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  // Sent by the browser alone, the message would stand in the address.
  const ready = useHydrated();
  const topic = params.get('topic');
  const inputLabel = { shrink: true };

  return (
    <Stack
      component="form"
      aria-label="Contact"
      noValidate
      spacing={2}
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void handleSubmit(submit)(event))}
      sx={{ maxWidth: '34rem' }}
    >
      <Field
        label="Your name"
        autoComplete="name"
        required
        registration={register('name')}
        error={errors.name}
        helperText={NOTHING_WRONG}
        slotProps={{ inputLabel, htmlInput: { maxLength: LONGEST_NAME } }}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        registration={register('email')}
        error={errors.email}
        helperText="Our answer goes there."
        slotProps={{ inputLabel }}
      />
      <Field
        select
        label="What is it about?"
        required
        registration={register('topic')}
        error={errors.topic}
        helperText={NOTHING_WRONG}
        defaultValue={isTopic(topic) ? topic : ''}
        slotProps={{ inputLabel }}
      >
        <option value="">Please choose</option>
        {Object.entries(CONTACT_TOPICS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <Field
        label="Your message"
        multiline
        rows={7}
        required
        registration={register('message')}
        error={errors.message}
        helperText="For a booking, tell us the service, the provider and the day."
        slotProps={{ inputLabel, htmlInput: { maxLength: LONGEST_MESSAGE } }}
      />
      <PlainButton type="submit" variant="contained" disabled={!ready} aria-disabled={isSubmitting} sx={{ alignSelf: 'start' }}>
        {isSubmitting ? 'Sending...' : 'Send message'}
      </PlainButton>
      {problem && <ProblemAlert problem={problem} title="Your message was not sent." />}
      <noscript>
        <p>This form needs JavaScript. Please allow it for this page, or open the page in another browser.</p>
      </noscript>
    </Stack>
  );
}
