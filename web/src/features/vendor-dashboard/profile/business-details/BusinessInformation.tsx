import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MyVendorDto } from '#api/generated.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { RULES } from './business-rules.ts';
import type { BusinessForm } from './useBusinessForm.ts';

const LABELS = {
  businessName: 'Business name',
  businessDescription: 'Business description',
  businessLicense: 'Business license number',
  serviceAreaRadius: 'Service area radius (miles)',
};

const COLUMNS = { display: 'grid', gap: 2.5, mt: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const WHOLE = { gridColumn: '1 / -1' };
const HALF = { gridColumn: { xs: '1 / -1', sm: 'span 1' } };

/** What customers read about the business, and how far it travels. */
export function BusinessInformation({ vendor, form, save, parted }: BusinessForm & { vendor: MyVendorDto }) {
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const inputLabel = { shrink: true };

  return (
    <Panel title="Business Information">
      <Box
        component="form"
        aria-label="Business Information"
        noValidate
        onSubmit={(event) => (isSubmitting ? event.preventDefault() : void handleSubmit(save)(event))}
        sx={COLUMNS}
      >
        <Field
          label={LABELS.businessName}
          autoComplete="organization"
          required
          registration={register('businessName', RULES.businessName)}
          error={errors.businessName}
          slotProps={{ inputLabel }}
          sx={WHOLE}
        />
        <Field
          label={LABELS.businessDescription}
          required
          multiline
          minRows={4}
          registration={register('businessDescription', RULES.businessDescription)}
          error={errors.businessDescription}
          helperText="Customers read it on your profile."
          slotProps={{ inputLabel }}
          sx={WHOLE}
        />
        <Field
          label={LABELS.businessLicense}
          autoComplete="off"
          registration={register('businessLicense', RULES.businessLicense)}
          error={errors.businessLicense}
          helperText="Optional"
          slotProps={{ inputLabel }}
          sx={HALF}
        />
        <Field
          label={LABELS.serviceAreaRadius}
          required
          registration={register('serviceAreaRadius', RULES.serviceAreaRadius)}
          error={errors.serviceAreaRadius}
          helperText={`How far you travel from ${vendor.zip}, 1 to 100`}
          slotProps={{ inputLabel, htmlInput: { inputMode: 'numeric' } }}
          sx={HALF}
        />
        <ChangedElsewhere parted={parted} labels={LABELS} sx={WHOLE} />
        <Box sx={WHOLE}>
          <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
