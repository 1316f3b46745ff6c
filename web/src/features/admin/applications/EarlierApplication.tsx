import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChangedFieldDto, EarlierApplicationDto } from '#api/staff/generated-staff.ts';
import { DOCUMENT_TYPES, type DocumentType, KYC_LABELS } from '#shared/vendors/kyc.ts';
import { dateLabel } from '#ui/format/dates.ts';

const LABELS: Readonly<Record<ChangedFieldDto['field'], string>> = {
  businessName: 'Business name',
  businessDescription: 'Business description',
  contactPerson: 'Contact person',
  contactEmail: 'Email',
  contactPhone: 'Phone',
  businessAddress: 'Business address',
  businessCity: 'City',
  businessState: 'State',
  businessZip: 'ZIP code',
  serviceAreaRadius: 'Service area radius (miles)',
  yearsInBusiness: 'Years in business',
  businessLicense: 'Business license number',
  websiteUrl: 'Website',
  kycDocumentType: 'ID document type',
  ...KYC_LABELS,
};

/** Why the application before was turned down, and all that this one tells otherwise, side by side. */
export function EarlierApplication({ earlier, submission }: { earlier: EarlierApplicationDto; submission: number }) {
  const { appliedAt, rejectedAt, rejectionReason, changes } = earlier;
  const columns = { before: `Application ${earlier.submission}`, now: `Application ${submission}` };
  return (
    <section aria-label="Changes since the last application">
      <Typography variant="h4" sx={{ mb: 1 }}>
        Changes since the last application
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`${columns.before}, sent ${dateLabel(appliedAt)}, was rejected ${dateLabel(rejectedAt)}${rejectionReason ? `: ${rejectionReason}` : '.'}`}
      </Typography>
      {changes.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          Nothing has changed: this one tells the same.
        </Typography>
      ) : (
        <SideBySide>
          <caption>What has changed</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{columns.before}</th>
              <th scope="col">{columns.now}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{LABELS[change.field]}</th>
                <td data-label={columns.before}>{told(change, 'before')}</td>
                <td data-label={columns.now}>
                  {told(change, 'now')}
                  {change.before === change.now && <Alike>Another one, which ends alike</Alike>}
                </td>
              </tr>
            ))}
          </tbody>
        </SideBySide>
      )}
    </section>
  );
}

function told({ field, before, now }: ChangedFieldDto, which: 'before' | 'now') {
  const value = which === 'before' ? before : now;
  if (value === null) return 'Not given';
  return field === 'kycDocumentType' ? DOCUMENT_TYPES[value as DocumentType] : value;
}

function Alike({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

/** Columns of the same width; where there is no room for them, each change is a block whose values say whose they are. */
const SideBySide = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': { padding: '10px 16px 10px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& thead th': { paddingBlock: 4, color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& tbody tr': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& tbody th': { color: theme.vars.palette.text.secondary },
  '& tbody td:last-of-type': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & tbody :is(th, td)': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { paddingBlock: 10 },
    '& tbody :is(th, td)': { padding: '2px 0' },
    '& tbody td::before': { content: 'attr(data-label) ": "', color: theme.vars.palette.text.secondary, fontWeight: 400 },
  },
}));
