import type { SxProps, Theme } from '@mui/material/styles';
import { KYC_LABELS, type KycSecret } from '#shared/vendors/kyc.ts';
import { TextField } from './TextField.tsx';

/** What was told before, as far as it may be shown: "•••• 6789". */
export type OnFile = Readonly<Record<KycSecret, string>>;

interface Props {
  name: KycSecret;
  onFile: OnFile | undefined;
  sx: SxProps<Theme>;
}

/** Typed in sight, so that it can be compared with the document; no browser keeps it. */
export function SecretField({ name, onFile, sx }: Props) {
  return (
    <TextField
      name={name}
      label={KYC_LABELS[name]}
      required={!onFile}
      autoComplete="off"
      helperText={onFile && `As you told it: ${onFile[name]}`}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' }, inputLabel: { shrink: true } }}
      sx={sx}
    />
  );
}
