import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/forms/Field.tsx';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useInviteUserMutation } from '../api.ts';
import { GRANTED_ROLES, type GrantedRole, ROLE_MEANINGS } from '../roles/granted-roles.ts';

/** The roles stand beside it: lists would cost every page with a form. */
const Person = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'Please enter the full name')),
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter the email'), z.email('Please enter a valid email address')),
});
type Person = z.infer<typeof Person>;

/** Add User: somebody is asked by mail to come. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteUserMutation();
  const [roles, setRoles] = useState<GrantedRole[]>([]);
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<Person>({ resolver: standardSchemaResolver(Person), defaultValues: { fullName: '', email: '' } });
  const { errors, isSubmitting } = form.formState;
  const shrink = { inputLabel: { shrink: true } };

  const send = async (person: Person) => {
    setProblem(undefined);
    try {
      await invite({ inviteUserDto: { ...person, roles } }).unwrap();
      toast.success('Invitation sent', `${person.fullName} has a mail with a link that works for 7 days.`);
      onClose();
    } catch (cause) {
      if (!showFieldErrors(form, cause)) setProblem(cause);
    }
  };

  return (
    <ActionDialog
      title="Add User"
      submitLabel="Send invitation"
      keepLabel="Cancel"
      wide
      offered
      busy={isSubmitting}
      problem={problem}
      problemTitle="The invitation was not sent."
      onSubmit={() => void form.handleSubmit(send)()}
      onClose={onClose}
    >
      <Typography>They get a mail with a link, choose a password, and have an account. Their email is then confirmed, too.</Typography>
      <Field label="Full name" required autoFocus registration={form.register('fullName')} error={errors.fullName} slotProps={shrink} />
      <Field label="Email" type="email" required registration={form.register('email')} error={errors.email} slotProps={shrink} />
      <RoleBoxes chosen={roles} onChange={setRoles} />
    </ActionDialog>
  );
}

interface BoxesProps {
  chosen: readonly GrantedRole[];
  onChange: (chosen: GrantedRole[]) => void;
}

/** Everybody but an auditor is a customer, too; an auditor is nothing else. */
function RoleBoxes({ chosen, onChange }: BoxesProps) {
  const turn = (role: GrantedRole, on: boolean) => {
    const others = chosen.filter((one) => one !== role && (one === 'auditor') === (role === 'auditor'));
    onChange(on ? [...others, role] : chosen.filter((one) => one !== role));
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        Roles
      </Typography>
      {GRANTED_ROLES.map((role) => (
        <FormControlLabel
          key={role}
          sx={{ alignItems: 'flex-start', mr: 0, mt: 0.5 }}
          control={<Checkbox checked={chosen.includes(role)} onChange={({ target }) => turn(role, target.checked)} sx={{ py: 0.25 }} />}
          label={
            <>
              {ROLE_NAMES[role]}
              <Typography variant="body2" color="textSecondary">
                {ROLE_MEANINGS[role]}
              </Typography>
            </>
          }
        />
      ))}
      <FormHelperText>Without a role they are a customer. An auditor has no other role.</FormHelperText>
    </Box>
  );
}
