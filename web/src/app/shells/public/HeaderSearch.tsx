import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import Search from 'virtual:icon/baseline-search';
import { paths } from '#shared/paths.ts';
import { SearchForm } from '#shared/search/SearchForm.tsx';
import { DropDown, foldAround } from '#ui/menus/DropDown.tsx';

const Wide = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { width: 420 } }));

/** Unfolds a search. The list of services has one of its own: there the button leads to that. */
export function HeaderSearch() {
  const { pathname } = useLocation();

  const orTheListsOwn = (event: MouseEvent) => {
    const own = pathname.startsWith(paths.services) && document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (!own) return;
    event.preventDefault();
    own.focus();
  };

  return (
    <DropDown
      name="Search"
      label={
        <>
          <Search aria-hidden />
          <span className="roomy">Search</span>
        </>
      }
      onPress={orTheListsOwn}
      onOpen={(panel) => panel.querySelector('input')?.focus()}
    >
      <Wide>
        <SearchForm label="What are you looking for?" onSearch={foldAround} />
      </Wide>
    </DropDown>
  );
}
