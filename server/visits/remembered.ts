const rememberedMax = 2000;
/** Hardly a browser sends more. A header may have 16 KB, and nobody is to fill the memory with such. */
const lengthMax = 300;

/** Most visitors say what others have said before, and to think about it anew costs more than all the counting. */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    if (text.length > lengthMax) return find(text);
    if (found.has(text)) return found.get(text) as T;
    if (found.size >= rememberedMax) found.clear();
    const result = find(text);
    found.set(text, result);
    return result;
  };
}
