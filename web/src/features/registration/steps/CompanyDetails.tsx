import Box from '@mui/material/Box';
import { STATES } from '#shared/vendors/states.ts';
import { FIELD_GRID, HALF, SIDE_BY_SIDE, THIRD, WHOLE } from './fields.ts';
import { TextField } from './TextField.tsx';

const DIGITS = { htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } } as const;

/** The business, as customers will find it. */
export function CompanyDetails() {
  return (
    <Box sx={FIELD_GRID}>
      <TextField name="businessName" label="Business name" autoComplete="organization" required sx={WHOLE} />
      <TextField
        name="businessDescription"
        label="Business description"
        required
        multiline
        minRows={3}
        helperText="What you do, and what you are good at. Customers read it on your profile."
        sx={WHOLE}
      />
      <TextField
        name="businessAddress"
        label="Business address"
        autoComplete="street-address"
        required
        helperText="Customers see it on your profile."
        sx={WHOLE}
      />
      <TextField name="businessCity" label="City" autoComplete="address-level2" required sx={THIRD} />
      <TextField
        name="businessState"
        label="State"
        autoComplete="address-level1"
        required
        select
        slotProps={{ inputLabel: { shrink: true } }}
        sx={SIDE_BY_SIDE}
      >
        <option value="">Choose</option>
        {Object.entries(STATES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField name="businessZip" label="ZIP code" autoComplete="postal-code" required slotProps={DIGITS} sx={SIDE_BY_SIDE} />
      <TextField
        name="serviceAreaRadius"
        label="Service area radius (miles)"
        required
        helperText="How far from your ZIP code you travel, 1 to 100"
        slotProps={DIGITS}
        sx={HALF}
      />
      <TextField name="yearsInBusiness" label="Years in business" helperText="Optional" slotProps={DIGITS} sx={HALF} />
      <TextField name="websiteUrl" label="Website URL" type="url" autoComplete="url" helperText="Optional; https://…" sx={HALF} />
      <TextField name="businessLicense" label="Business license number" autoComplete="off" helperText="Optional" sx={HALF} />
    </Box>
  );
}
