import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Lock from 'virtual:icon/outline-lock';
import { DOCUMENT_TYPES } from '#shared/vendors/kyc.ts';
import { FIELD_GRID, HALF, WHOLE } from './fields.ts';
import { type OnFile, SecretField } from './SecretField.tsx';
import { TextField } from './TextField.tsx';

/** Who is behind the business, and where earnings go. */
export function KycDetails({ onFile }: { onFile: OnFile | undefined }) {
  return (
    <Box sx={FIELD_GRID}>
      <Typography color="textSecondary" sx={{ ...WHOLE, display: 'flex', gap: 1 }}>
        <Lock fontSize="small" aria-hidden />
        <span>
          This is encrypted, and customers never see it. An administrator sees it in full only after giving a reason, which is recorded.
          {onFile && ' What you leave empty stays as you told it last time.'}
        </span>
      </Typography>
      <SecretField name="taxId" onFile={onFile} sx={WHOLE} />
      <TextField name="kycDocumentType" label="ID document type" required select slotProps={{ inputLabel: { shrink: true } }} sx={HALF}>
        <option value="">Choose</option>
        {Object.entries(DOCUMENT_TYPES).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </TextField>
      <SecretField name="kycDocumentNumber" onFile={onFile} sx={HALF} />
      <SecretField name="bankName" onFile={onFile} sx={WHOLE} />
      <SecretField name="bankAccountNumber" onFile={onFile} sx={HALF} />
      <SecretField name="bankRoutingNumber" onFile={onFile} sx={HALF} />
    </Box>
  );
}
