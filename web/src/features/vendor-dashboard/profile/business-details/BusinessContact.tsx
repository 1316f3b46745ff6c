import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Panel } from '#ui/cards/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { CONTACT_RULES, type ContactValues } from './contact-rules.ts';
import type { ContactForm } from './useContactForm.ts';

const COLUMNS = { display: 'grid', gap: 2.5, mt: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const WHOLE = { gridColumn: '1 / -1' };
const HALF = { gridColumn: { xs: '1 / -1', sm: 'span 1' } };
const NARROW = { gridColumn: 'span 1' };

interface Asked {
  name: keyof ContactValues;
  label: string;
  autoComplete: string;
  sx: object;
  helperText?: string;
  inputMode?: 'tel' | 'url' | 'numeric';
}

const FIELDS: readonly Asked[] = [
  { name: 'contactPerson', label: 'Contact person', autoComplete: 'name', sx: HALF },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', sx: HALF, inputMode: 'tel' },
  { name: 'businessAddress', label: 'Business address', autoComplete: 'street-address', sx: WHOLE },
  { name: 'businessCity', label: 'City', autoComplete: 'address-level2', sx: WHOLE },
  { name: 'businessState', label: 'State', autoComplete: 'address-level1', sx: NARROW },
  { name: 'businessZip', label: 'ZIP code', autoComplete: 'postal-code', sx: NARROW, inputMode: 'numeric' },
  { name: 'websiteUrl', label: 'Website URL', autoComplete: 'url', sx: WHOLE, inputMode: 'url', helperText: 'Optional' },
];

const LABELS = Object.fromEntries(FIELDS.map(({ name, label }) => [name, label]));

/** Where the business is and how it is reached, as customers read it. */
export function BusinessContact({ form, save, parted }: ContactForm) {
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  return (
    <Panel title="Contact and Address">
      <Box
        component="form"
        aria-label="Contact and Address"
        noValidate
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : void handleSubmit(save)(event))}
        sx={COLUMNS}
      >
        {FIELDS.map(({ name, inputMode, ...field }) => (
          <Field
            key={name}
            {...field}
            required={name !== 'websiteUrl'}
            registration={register(name, CONTACT_RULES[name])}
            error={errors[name]}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode } }}
          />
        ))}
        <ChangedElsewhere parted={parted} labels={LABELS} sx={WHOLE} />
        <Box sx={WHOLE}>
          <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Contact'}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
