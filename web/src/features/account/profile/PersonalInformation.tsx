import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProfileDto } from '#api/generated.ts';
import { STATES } from '#shared/vendors/states.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { useProfileForm } from './useProfileForm.ts';

const LABELS = {
  fullName: 'Full name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
};

const COLUMNS = { display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' };
const HALF = { gridColumn: { xs: '1 / -1', md: 'span 3' } };
const WHOLE = { gridColumn: '1 / -1' };
const PART = { gridColumn: { xs: 'span 3', md: 'span 2' } };

export function PersonalInformation({ profile }: { profile: ProfileDto }) {
  const { form, save, parted } = useProfileForm(profile);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const slotProps = { inputLabel: { shrink: true } };

  return (
    <Panel title="Personal Information">
      <Box
        component="form"
        aria-label="Personal Information"
        noValidate
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : void handleSubmit(save)(event))}
        sx={{ ...COLUMNS, mt: 1.5 }}
      >
        <Field
          label={LABELS.fullName}
          autoComplete="name"
          registration={register('fullName')}
          error={errors.fullName}
          slotProps={slotProps}
          sx={HALF}
        />
        <Field
          label={LABELS.phone}
          type="tel"
          autoComplete="tel"
          registration={register('phone')}
          error={errors.phone}
          slotProps={slotProps}
          sx={HALF}
        />
        <Field
          label={LABELS.address}
          autoComplete="street-address"
          registration={register('address')}
          error={errors.address}
          slotProps={slotProps}
          sx={WHOLE}
        />
        <Field
          label={LABELS.city}
          autoComplete="address-level2"
          registration={register('city')}
          error={errors.city}
          slotProps={slotProps}
          sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
        />
        <Field
          select
          label={LABELS.state}
          autoComplete="address-level1"
          registration={register('state')}
          error={errors.state}
          slotProps={slotProps}
          sx={PART}
        >
          <option value="" />
          {Object.entries(STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label={LABELS.zipCode}
          autoComplete="postal-code"
          registration={register('zipCode')}
          error={errors.zipCode}
          slotProps={{ ...slotProps, htmlInput: { inputMode: 'numeric' } }}
          sx={PART}
        />
        <ChangedElsewhere parted={parted} labels={LABELS} sx={WHOLE} />
        <Box sx={{ ...WHOLE, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Nothing has to be filled in. Address and ZIP code are put into your next booking for you.
          </Box>
        </Box>
      </Box>
      <UnsavedGuard active={isDirty && !isSubmitting}>What you changed in your profile has not been saved.</UnsavedGuard>
    </Panel>
  );
}
