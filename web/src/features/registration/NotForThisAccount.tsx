import Paper from '@mui/material/Paper';
import { RegistrationSheet } from './RegistrationSheet.tsx';

/** Auditors have no other role. */
export function NotForThisAccount() {
  return (
    <RegistrationSheet title="Vendor Registration">
      <Paper sx={{ p: { xs: 2.5, md: 4 } }}>With this account you can’t apply as a provider. Sign out, and apply with another one.</Paper>
    </RegistrationSheet>
  );
}
