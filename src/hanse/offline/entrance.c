// The compiled engine lies in one library, which offers a function for each of its modules. Python reaches only functions
// of Python: this is the one that calls those, so that a page need not load a file for every module.
#include <Python.h>

static PyObject *enter(PyObject *self, PyObject *capsule) {
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    return init == NULL ? NULL : init();
}

static PyMethodDef functions[] = {
    {"enter", enter, METH_O, "The module whose beginning this capsule holds."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "hanse__entrance", NULL, -1, functions};

PyMODINIT_FUNC PyInit_hanse__entrance(void) { return PyModule_Create(&definition); }
