import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import Delete from 'virtual:icon/outline-delete';
import Edit from 'virtual:icon/outline-edit';
import { paths } from '#shared/paths.ts';
import { durationLabel, priceLabel } from '#ui/format/labels.ts';
import { Tick } from '../../bulk/Tick.tsx';
import { HistoryButton } from '../../deeds/HistoryButton.tsx';
import { ActiveToggle } from '../../switching/ActiveToggle.tsx';
import type { ManagedServiceDto, Opened } from '../api.ts';
import { type FoundServices, hrefOf } from '../found-services.ts';
import { shortened } from './shortened.ts';

interface Props {
  service: ManagedServiceDto;
  found: FoundServices;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onOpen: (opened: Opened) => void;
}

/** A service, whose it is, and what an administrator may do about it. */
export function ServiceLine({ service, found, chosen, onChoose, onOpen }: Props) {
  const { id, title, description, vendor, category, isActive, durationMinutes } = service;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="service">
        <Tick type="checkbox" aria-label={`Select ${title}`} checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
        {isActive && vendor.isPublic ? <Link to={paths.service(id)}>{title}</Link> : title}
        <small>{shortened(description)}</small>
      </th>
      <td role="cell" className="vendor">
        <Link
          to={hrefOf({ ...found, vendor: vendor.id, page: 1 })}
          preventScrollReset
          aria-label={`Only services of ${vendor.businessName}`}
        >
          {vendor.businessName}
        </Link>
        {!vendor.isPublic && <small>Not public: customers see none of its services.</small>}
      </td>
      <td role="cell" className="category">
        {category.name}
        {!category.isActive && <small>Inactive category</small>}
      </td>
      <td role="cell" className="price">
        {priceLabel(service)}
        <small>{durationLabel(durationMinutes)}</small>
      </td>
      <td role="cell" className="status">
        <ActiveToggle name={title} active={isActive} onTurn={() => onOpen({ action: 'switch', service })} />
      </td>
      <td role="cell" className="actions">
        <IconButton aria-label={`Edit ${title}`} color="inherit" onClick={() => onOpen({ action: 'edit', service })}>
          <Edit fontSize="small" />
        </IconButton>
        <HistoryButton name={title} onOpen={() => onOpen({ action: 'history', service })} />
        <IconButton aria-label={`Delete ${title}`} color="error" onClick={() => onOpen({ action: 'delete', service })}>
          <Delete fontSize="small" />
        </IconButton>
      </td>
    </tr>
  );
}
