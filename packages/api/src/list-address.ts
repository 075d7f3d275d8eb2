// How an address says what a list shows, beside the filters of its page: `sort=-loss&hide=cause&group=field&where=…`.
import { dayOfAddress } from '@cnx/api/filter-address';

/** What the rows of a list must say in one column. Numbers are in the contract's units, days are `YYYY-MM-DD`. */
export type ListCondition =
  | { readonly column: string; readonly kind: 'text'; readonly text: string }
  | { readonly column: string; readonly kind: 'choice'; readonly values: readonly string[] }
  | {
      readonly column: string;
      readonly kind: 'number';
      readonly from: number | null;
      readonly to: number | null;
    }
  | {
      readonly column: string;
      readonly kind: 'day';
      readonly from: string | null;
      readonly to: string | null;
    };

/** The order of a list. */
export interface ListSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** How a list is shown. */
export interface ListView {
  /** Null for the list's own order; `none` for that in which its rows come. */
  readonly sort: ListSort | 'none' | null;
  /** Ids of the hidden columns; null for those that the list hides at first. */
  readonly hidden: readonly string[] | null;
  /** Id of the column by which rows stand in groups; null for the list's own, `none` for no groups. */
  readonly group: string | null;
  readonly conditions: readonly ListCondition[];
}

/** The list as its page begins. */
export const plainList: ListView = { sort: null, hidden: null, group: null, conditions: [] };

/** The parameters of {@link ListView} in an address. */
export const listParameters = ['sort', 'hide', 'group', 'where'] as const;

const columnPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
/** Most characters of the conditions, conditions, and values of one of them, as the contract has it. */
const [maxWhere, maxConditions, maxValues] = [500, 10, 20];

/** Reads how a list is shown. What cannot be read is left out, see {@link listFaults}. */
export function listViewOf(search: string): ListView {
  return read(search).view;
}

/** The parts of an address that no list can follow, as they were given. */
export function listFaults(search: string): readonly string[] {
  return read(search).faults;
}

function read(search: string): { view: ListView; faults: readonly string[] } {
  const query = new URLSearchParams(search);
  const faults: string[] = [];
  const column = (name: 'sort' | 'group', given: string) => {
    if (columnPattern.test(given)) return given;
    faults.push(`${name}=${query.get(name)}`);
    return null;
  };
  const sort = query.get('sort');
  const sorted = sort && sort !== 'none' ? column('sort', sort.replace(/^-/, '')) : null;
  const group = query.get('group');
  const hide = query.get('hide') ?? '';
  const hidden = (hide === 'none' ? '' : hide).split(',').filter((id) => {
    if (id && !columnPattern.test(id)) faults.push(`hide=${id}`);
    return columnPattern.test(id);
  });
  return {
    view: {
      sort:
        sort === 'none'
          ? 'none'
          : sorted
            ? { column: sorted, direction: sort?.startsWith('-') ? 'descending' : 'ascending' }
            : null,
      hidden: hidden.length > 0 || hide === 'none' ? [...new Set(hidden)] : null,
      group: group ? column('group', group) : null,
      conditions: conditionsOf(query.get('where') ?? '', (part) => faults.push(`where=${part}`)),
    },
    faults,
  };
}

/** The query of an address with another list; what else stands in it stays. */
export function withListView(search: string, { sort, hidden, group, conditions }: ListView): string {
  const query = new URLSearchParams(search);
  const values = {
    sort: sort === null || sort === 'none' ? (sort ?? '') : sortText(sort),
    hide: hidden?.length === 0 ? 'none' : (hidden?.join(',') ?? ''),
    group: group ?? '',
    where: whereText(conditions),
  };
  for (const name of listParameters) {
    if (values[name]) query.set(name, values[name]);
    else query.delete(name);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** A sort as addresses and calls have it: `-loss` from the largest. */
export function sortText({ column, direction }: ListSort): string {
  return direction === 'descending' ? `-${column}` : column;
}

/** Conditions as addresses and calls have them: `loss>=10;status=new|done;well~F-1`. */
export function whereText(conditions: readonly ListCondition[]): string {
  return conditions.flatMap(conditionTexts).join(';');
}

function conditionTexts(condition: ListCondition): readonly string[] {
  const { column } = condition;
  switch (condition.kind) {
    case 'text':
      return [`${column}~${encoded(condition.text)}`];
    case 'choice':
      return [`${column}=${condition.values.map(encoded).join('|')}`];
    default: {
      const { from, to } = condition;
      return [from === null ? '' : `${column}>=${from}`, to === null ? '' : `${column}<=${to}`].filter(
        Boolean,
      );
    }
  }
}

/** Marks of the grammar stand for themselves where they are encoded. */
function encoded(text: string): string {
  return text.replaceAll(/[%;|]/g, (mark) => encodeURIComponent(mark));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'));
  } catch {
    return text;
  }
}

function conditionsOf(text: string, refuse: (part: string) => void): readonly ListCondition[] {
  const conditions = new Map<string, ListCondition>();
  // A part is followed or refused as a whole: cut short it would say something else.
  let [length, count] = [0, 0];
  for (const part of text.split(';').filter(Boolean)) {
    const isFitting = length + part.length <= maxWhere && count < maxConditions;
    const condition = isFitting ? conditionOf(part) : null;
    const before = condition && conditions.get(condition.column);
    const joined = condition && (before ? joinBounds(before, condition) : condition);
    if (joined) {
      conditions.set(joined.column, joined);
      length += part.length + 1;
      count += 1;
    } else refuse(part);
  }
  return [...conditions.values()];
}

function conditionOf(part: string): ListCondition | null {
  const mark = /[<>]=|[=~]/.exec(part);
  if (!mark) return null;
  const column = part.slice(0, mark.index);
  const value = part.slice(mark.index + mark[0].length);
  // Rows without a value are a choice.
  if (!columnPattern.test(column) || (value === '' && mark[0] !== '=')) return null;
  switch (mark[0]) {
    case '~':
      return { column, kind: 'text', text: decoded(value) };
    case '=': {
      const values = [...new Set(value.split('|').map(decoded))];
      return values.length > maxValues ? null : { column, kind: 'choice', values };
    }
    case '>=':
    case '<=': {
      const lower = mark[0] === '>=';
      if (dayOfAddress(value) !== null) {
        return { column, kind: 'day', from: lower ? value : null, to: lower ? null : value };
      }
      const number = Number(value);
      return value.trim() === '' || !Number.isFinite(number)
        ? null
        : { column, kind: 'number', from: lower ? number : null, to: lower ? null : number };
    }
    default:
      return null;
  }
}

/** Two bounds of one column; null where the conditions do not go together. */
function joinBounds(one: ListCondition, other: ListCondition): ListCondition | null {
  if (one.kind === 'number' && other.kind === 'number') {
    return { ...one, from: one.from ?? other.from, to: one.to ?? other.to };
  }
  if (one.kind === 'day' && other.kind === 'day') {
    return { ...one, from: one.from ?? other.from, to: one.to ?? other.to };
  }
  return null;
}

/** What a call that lists is asked besides its filters. */
export interface ListOrder {
  readonly sort?: string;
  readonly where?: string;
}

/** The names by which a call sorts and filters, by the ids of the list's columns. */
export type ListKeys = Readonly<Record<string, string>>;

/**
 * The list's order and conditions as a call takes them; those of columns that the call does not know are left out.
 * @param own the order of a list that asks for none
 */
export function listOrder(
  { sort: asked, conditions }: Pick<ListView, 'sort' | 'conditions'>,
  keys: ListKeys,
  own: ListSort | null = null,
): ListOrder {
  const sort = asked ?? own;
  const key = sort && sort !== 'none' ? keys[sort.column] : undefined;
  const known = conditions.flatMap((condition) => {
    const column = keys[condition.column];
    return column === undefined ? [] : [{ ...condition, column }];
  });
  return {
    ...(sort && sort !== 'none' && key !== undefined && { sort: sortText({ ...sort, column: key }) }),
    ...(known.length > 0 && { where: whereText(known) }),
  };
}

/** A call's query with the order of its list; the conditions of both hold. Null where the call cannot be made. */
export function withOrder<Asked extends object>(
  query: Asked | null,
  order: ListOrder,
): (Asked & ListOrder) | null {
  if (query === null) return null;
  const conditions = [(query as ListOrder).where, order.where].filter(Boolean).join(';');
  return { ...query, ...order, ...(conditions !== '' && { where: conditions }) };
}
