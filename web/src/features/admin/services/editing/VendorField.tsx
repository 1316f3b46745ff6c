import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '#ui/forms/TextField.tsx';
import { VendorChoices } from './VendorChoices.tsx';

interface Props {
  label: string;
  /** The name of whose it is; a new one is nobody's yet. */
  kept: string | undefined;
}

/** Whose service it is; within a form that holds the vendor's id. */
export function VendorField({ label, kept }: Props) {
  if (kept === undefined) return <VendorSearch label={label} />;
  return (
    <TextField
      fullWidth
      label={label}
      value={kept}
      helperText="A service stays with its vendor, as do its bookings."
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: true } }}
    />
  );
}

/** Looks for a vendor by name: there may be more of them than a list can hold. */
function VendorSearch({ label }: { label: string }) {
  const { field, fieldState } = useController<{ vendorId: string }, 'vendorId'>({ name: 'vendorId' });
  const [text, setText] = useState('');
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { ref } = field;
  const take = useCallback(
    (element: HTMLInputElement | null) => {
      setInput(element);
      ref(element);
    },
    [ref],
  );
  const type = (typed: string) => {
    setText(typed);
    field.onChange('');
  };
  return (
    <div>
      <TextField
        fullWidth
        required
        label={label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={field.onBlur}
        inputRef={take}
        error={fieldState.error !== undefined}
        helperText={fieldState.error?.message ?? 'Type to find a vendor who is approved and active, and choose one'}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false },
        }}
      />
      {input && (
        <VendorChoices
          input={input}
          text={text}
          onChoose={({ id, businessName }) => {
            setText(businessName);
            field.onChange(id);
          }}
        />
      )}
    </div>
  );
}
