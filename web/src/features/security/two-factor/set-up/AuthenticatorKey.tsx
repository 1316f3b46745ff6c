import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TwoFactorSetupDto } from '#api/generated.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';

/** The key for the authenticator app: as a picture to scan, as a link for the phone itself, and to copy or type. */
export function AuthenticatorKey({ setup: { secret, uri, qrCode } }: { setup: TwoFactorSetupDto }) {
  return (
    <Stack spacing={1.5}>
      <Typography>Scan this with the app. On the phone itself, open the link below instead.</Typography>
      {/* Readers of such codes want dark on light, in either scheme. */}
      <Box
        data-surface
        sx={{ alignSelf: 'center', p: 1, bgcolor: '#fff', border: 1, borderColor: 'divider', borderRadius: '10px', lineHeight: 0 }}
      >
        <img src={qrCode} width={184} height={184} alt="QR code with the key for your authenticator app" />
      </Box>
      <Link href={uri} sx={{ alignSelf: 'center', py: 0.5 }}>
        Open the authenticator app
      </Link>
      <div>
        <Typography variant="body2" color="textSecondary">
          Or type this key into the app:
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box component="code" sx={{ flex: '1 1 12rem', fontFamily: 'monospace', fontSize: '1rem', wordSpacing: '.1em' }}>
            {inFours(secret)}
          </Box>
          <CopyButton text={secret} label="Copy key" />
        </Stack>
      </div>
    </Stack>
  );
}

const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
