import { useState } from 'react';
import type { BookingDialogProps } from '../dialog-props.ts';
import { CancelAsCustomer } from './CancelAsCustomer.tsx';
import { CancelAsVendor } from './CancelAsVendor.tsx';
import { WithdrawRequest } from './WithdrawRequest.tsx';

/** What an end means is not the same for both sides, nor before and after the provider has accepted: it asks what was asked for when it was opened. */
export function CancelDialog(props: BookingDialogProps) {
  const [isRequest] = useState(props.booking.status === 'pending');
  if (props.side === 'vendor') return <CancelAsVendor {...props} />;
  return isRequest ? <WithdrawRequest {...props} /> : <CancelAsCustomer {...props} />;
}
