import { styled } from '@mui/material/styles';
import Verified from 'virtual:icon/baseline-verified';

/** Beside a name. Only approved providers are public, so whoever is listed is verified. */
export const VerifiedMark = () => <Seal titleAccess="Verified Provider" />;

const Seal = styled(Verified)(({ theme }) => ({ fontSize: 17, color: theme.vars.palette.success.main }));
